import { TALK_LINE_LENGTH } from '@understory/contract/limits'
import type { ComponentProps } from 'react'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type FieldLook = Pick<ComponentProps<typeof Field>, 'label' | 'hideLabel' | 'hint' | 'optional'>
type TalkTextProps = FieldLook &
  Pick<ComponentProps<typeof TextArea>, 'className' | 'placeholder' | 'maxLength' | 'ref'> & {
    value: string
    onWrite: (text: string) => void
  }

/** A field for something that is said, which grows with its text. */
export function TalkText({ label, hideLabel, hint, optional, onWrite, ...area }: TalkTextProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} optional={optional}>
      <TextArea autoGrow maxLength={TALK_LINE_LENGTH} {...area} onChange={({ target }) => onWrite(target.value)} />
    </Field>
  )
}
