import { sharing } from '../../../lib/words/en/sharing.ts'
import { useWords } from '../../../lib/words/use-words.ts'
import { Plant } from '../../../ui/art/plant.tsx'
import { Coaches } from './coaches.tsx'
import { ShareForm } from './share-form.tsx'

export function SharingPage() {
  const words = useWords(sharing)
  return (
    <div className="page-width pt-10 pb-24 max-md:pt-5">
      <h1>{words.title}</h1>
      <p className="mt-3 mb-8 max-w-[62ch] text-lead text-ink-soft">{words.lead}</p>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        <ShareForm />
        <div className="relative grid gap-6 lg:pt-18">
          <Plant name="mycelium" className="absolute end-4 top-0 z-10 h-36 max-lg:hidden" />
          <Coaches />
          <section aria-labelledby="sharing-tips">
            <h2 id="sharing-tips" className="mb-2 text-h3">
              {words.tips.heading}
            </h2>
            <ul className="grid gap-2 text-ink-soft">
              {words.tips.list.map((tip) => (
                <li key={tip} className="leaf-bullet">
                  {tip}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  )
}
