import { type FormEvent, useId, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { recordEvent } from '../../../lib/page-log.ts'
import { useSubmitAttempts } from '../../../lib/use-form-errors.ts'
import { useTimer } from '../../../lib/use-timer.ts'
import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Button } from '../../../ui/button.tsx'
import { cardClass } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/use-toast.ts'
import { contentsOf } from '../contents.ts'
import { EMPTY_DRAFT, isEmail, isTooShort, type ShareDraft } from '../draft.ts'
import { shareLink, useNewShare } from '../use-shares.ts'
import { AccessChoice } from './access-choice.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { ShareDetails } from './share-details.tsx'
import { type MadeLink, ShareOutcome } from './share-outcome.tsx'

const SharePreview = lazyPart(() => import('./share-preview.tsx'), 'SharePreview')

const SENT_MILLISECONDS = 3000
export function ShareForm() {
  const words = useWords(sharing)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const { form, wasTried, addTry, forgetTries } = useSubmitAttempts()
  const [made, setMade] = useState<MadeLink | null>(null)
  const [isPreviewed, setIsPreviewed] = useState(false)
  const making = useNewShare()
  const lackingId = useId()
  const change = (part: Partial<ShareDraft>) => setDraft((now) => ({ ...now, ...part }))

  useTimer(SENT_MILLISECONDS, made?.invitation === 'sent' && made, () => {
    setDraft((now) => ({ ...EMPTY_DRAFT, ownerName: now.ownerName }))
    forgetTries()
    setMade(null)
  })

  const isPasswordShort = isTooShort(draft.password)
  const hasBranches = draft.branches.length > 0
  const lacking = hasBranches ? isPasswordShort && words.form.passwordFirst : words.form.branchFirst
  const emailError = draft.email === '' ? words.form.emailMissing : !isEmail(draft.email) && words.form.emailWrong

  async function make(invite: boolean): Promise<void> {
    const { email, access, branches, name, ownerName, days, password, includeTexts } = draft
    const reply = await making.mutateAsync({
      ...contentsOf(branches, includeTexts),
      access,
      invite,
      ...(isEmail(email) && { email }),
      ...(name && { name }),
      ...(ownerName && { ownerName }),
      ...(password && { password }),
      ...(days !== undefined && { days }),
    })
    const link = shareLink(reply.share.id, reply.secret)
    setMade({ link, takenAt: reply.share.takenAt, invitation: reply.invitation, email, ownerName })
    if (!invite) await copy(link)
  }

  async function copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      toast({ title: words.link.copied })
    } catch {
      recordEvent('share-copy', 'clipboard')
      toast({ title: words.link.notCopied })
    }
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    addTry()
    if (emailError || isPasswordShort || !hasBranches) return
    make(true).catch(() => undefined)
  }

  return (
    <form
      ref={form}
      className={cardClass({ className: 'grid grid-cols-[minmax(0,1fr)] gap-6 rounded-[24px_6px_24px_6px]! md:p-8' })}
      aria-label={words.form.label}
      noValidate
      onSubmit={send}
    >
      <Field label={words.form.email} error={wasTried && emailError ? emailError : undefined}>
        <Input
          type="email"
          name="email"
          // These fields are about the recipient, not the person typing.
          autoComplete="off"
          required
          value={draft.email}
          onChange={({ target }) => change({ email: target.value.trim() })}
        />
      </Field>
      <AccessChoice value={draft.access} onValueChange={(access) => change({ access })} />
      <BranchChoice
        value={draft.branches}
        onValueChange={(branches) => change({ branches })}
        error={wasTried && !hasBranches ? words.form.branchMissing : undefined}
      />
      <ShareDetails draft={draft} onChange={change} />
      <p className="text-ink-soft">{words.form.frozen}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" icon="mail" busy={making.isPending} busyLabel={words.form.busy}>
          {words.form.send}
        </Button>
        <Button
          variant="secondary"
          icon="link"
          disabled={!hasBranches || isPasswordShort || making.isPending}
          aria-describedby={lacking ? lackingId : undefined}
          onClick={() => make(false).catch(() => undefined)}
        >
          {words.form.generate}
        </Button>
        <Button
          variant="quiet"
          icon="eye"
          disabled={!hasBranches}
          aria-describedby={hasBranches ? undefined : lackingId}
          onClick={() => setIsPreviewed(true)}
        >
          {words.form.preview}
        </Button>
      </div>
      {lacking && (
        <p id={lackingId} className="-mt-3 text-small text-ink-soft">
          {lacking}
        </p>
      )}
      {made && <ShareOutcome made={made} />}
      {isPreviewed && (
        <SharePreview
          branches={draft.branches}
          access={draft.access}
          includeTexts={draft.includeTexts}
          onClose={() => setIsPreviewed(false)}
        />
      )}
    </form>
  )
}
