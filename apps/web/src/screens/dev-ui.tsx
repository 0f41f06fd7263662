import { devUi } from '../lib/words/en/dev-ui.ts'
import { DialogsSection, MessagesSection, WaitingSections } from '../ui/kit/feedback.tsx'
import { ChoiceSection, FieldsSection, TabsSection } from '../ui/kit/forms.tsx'
import { ButtonsSection, LookSections, SurfacesAndArt } from '../ui/kit/surfaces.tsx'

/** Every UI component in every state, for developers. */
export function Screen() {
  return (
    <div className="mx-auto w-[min(100%-2*var(--margin),var(--content))] pt-12 pb-24">
      <h1 className="mb-2 text-display tracking-[-.024em]">{devUi.title}</h1>
      <p className="text-lead text-ink-soft">{devUi.lead}</p>
      <p className="note mt-2 mb-9">{devUi.states}</p>
      <LookSections />
      <ButtonsSection />
      <FieldsSection />
      <ChoiceSection />
      <TabsSection />
      <WaitingSections />
      <MessagesSection />
      <DialogsSection />
      <SurfacesAndArt />
    </div>
  )
}
