import { useState } from 'react'
import { devUi } from '../../lib/words/en/dev-ui.ts'
import { Scene } from '../art/scene.tsx'
import { Avatar } from '../avatar.tsx'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { Meter } from '../meter.tsx'
import { Progress } from '../progress.tsx'
import { Skeleton, SkeletonGroup } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { StepDots } from '../step-dots.tsx'
import { toast } from '../use-toast.ts'
import { KitSection, rowClass } from './section.tsx'

const labelClass = 'mb-2 text-micro text-ink-soft'

export function WaitingSections() {
  const { sections, measures, waiting } = devUi
  return (
    <>
      <KitSection title={sections.measures}>
        <div className="grid gap-6 md:grid-cols-2">
          <div>
            <p className={labelClass}>{measures.bar}</p>
            <Meter label={measures.bar} value={64} valueText={measures.barValue} />
          </div>
          <div>
            <p className={labelClass}>{measures.progress}</p>
            <Progress label={measures.progress} value={42} />
          </div>
        </div>
      </KitSection>
      <KitSection title={sections.waiting}>
        <div className="grid items-start gap-6 md:grid-cols-3">
          <div role="status" className="flex items-center gap-3.5 text-ink-soft">
            <Avatar who="understory" />
            <Spinner />
            {waiting.thinking}
          </div>
          <div>
            <p className={labelClass}>{waiting.skeleton}</p>
            <SkeletonGroup>
              <Skeleton className="mb-2.5 h-[18px] w-[70%]" />
              <Skeleton className="mb-2 h-3.5" />
              <Skeleton className="h-3.5 w-[86%]" />
            </SkeletonGroup>
          </div>
          <div>
            <p className={labelClass}>{waiting.steps}</p>
            <StepDots label={measures.step} count={3} current={1} />
          </div>
        </div>
      </KitSection>
    </>
  )
}

export function MessagesSection() {
  const { sections, messages } = devUi
  const planted = { title: messages.planted, description: messages.plantedNote }
  const failed = { title: messages.failed, description: messages.failedNote, variant: 'destructive' } as const
  return (
    <KitSection title={sections.messages}>
      <div className={rowClass}>
        <Button onClick={() => toast(planted)}>{messages.show}</Button>
        <Button onClick={() => toast(failed)}>{messages.showFailed}</Button>
      </div>
    </KitSection>
  )
}

export function DialogsSection() {
  const { sections, dialogs } = devUi
  const [shown, setShown] = useState<'none' | 'tour' | 'confirm'>('none')
  const [attempt, setAttempt] = useState<'fresh' | 'busy' | 'failed'>('fresh')
  const close = () => setShown('none')
  return (
    <KitSection title={sections.dialogs}>
      <div className={rowClass}>
        <Button onClick={() => setShown('tour')}>{dialogs.open}</Button>
        <Button
          variant="danger-quiet"
          onClick={() => {
            setAttempt('fresh')
            setShown('confirm')
          }}
        >
          {dialogs.confirm}
        </Button>
      </div>
      {shown !== 'none' && (
        <Dialog
          open={shown === 'tour'}
          onOpenChange={close}
          title={dialogs.title}
          description={dialogs.text}
          closeLabel={dialogs.close}
          art={<Scene name="tour-2" className="w-full rounded-t-4" />}
          actions={
            <>
              <Button onClick={close}>{dialogs.back}</Button>
              <Button variant="primary" onClick={close}>
                {dialogs.next}
              </Button>
            </>
          }
        />
      )}
      {shown === 'confirm' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={dialogs.deleteTitle}
          description={dialogs.deleteText}
          subject={dialogs.subject}
          confirmLabel={dialogs.remove}
          cancelLabel={dialogs.keep}
          busy={attempt === 'busy'}
          busyLabel={dialogs.removing}
          error={attempt === 'failed' ? dialogs.failed : undefined}
          onConfirm={() => {
            setAttempt('busy')
            setTimeout(() => {
              setAttempt('failed')
              toast({ title: dialogs.failedTitle, description: dialogs.failed, variant: 'destructive' })
            }, 1500)
          }}
        />
      )}
    </KitSection>
  )
}
