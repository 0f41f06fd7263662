import { useNavigate, useSearch } from '@tanstack/react-router'
import { DataManagement } from '../features/history/components/data-management.tsx'
import { History } from '../features/history/components/history.tsx'
import { AssistantSettings } from '../features/models/components/answerers.tsx'
import { AboutYou } from '../features/profile/components/about-you.tsx'
import { Appearance } from '../features/profile/components/appearance.tsx'
import { Devices } from '../features/profile/components/devices.tsx'
import { Keyboard } from '../features/profile/components/keyboard.tsx'
import { Language } from '../features/profile/components/language.tsx'
import { Privacy } from '../features/profile/components/privacy.tsx'
import { Reminders } from '../features/profile/components/reminders.tsx'
import { ResultChoices } from '../features/profile/components/result-choices.tsx'
import { YourData } from '../features/profile/components/your-data.tsx'
import { afterPaint } from '../lib/after-paint.ts'
import { settings } from '../lib/words/en/settings.ts'
import { useWords } from '../lib/words/use-words.ts'
import { TabPanel, Tabs } from '../ui/tabs.tsx'

const TABS = ['conversations', 'assistant', 'profile', 'notifications', 'privacy'] as const

export function Screen() {
  const words = useWords(settings)
  const navigate = useNavigate()
  const { tab: asked } = useSearch({ strict: false })
  const tab = TABS.find((name) => name === asked) ?? 'conversations'
  return (
    <div className="page-width pt-10 pb-24 max-md:pt-5">
      <h1 className="mb-5">{words.title}</h1>
      <Tabs
        label={words.tabs.label}
        items={TABS.map((value) => ({ value, label: words.tabs[value] }))}
        value={tab}
        onValueChange={(next) => afterPaint(() => void navigate({ to: '.', search: { tab: next }, replace: true }))}
      >
        <TabPanel value="conversations" className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_320px]">
          <History />
          <DataManagement />
        </TabPanel>
        <TabPanel value="assistant" className="max-w-[760px]">
          <AssistantSettings />
        </TabPanel>
        <TabPanel value="profile" className="grid max-w-[760px] gap-6">
          <AboutYou />
          <Appearance />
          <Language />
          <ResultChoices />
          <Keyboard />
        </TabPanel>
        <TabPanel value="notifications" className="max-w-[760px]">
          <Reminders />
        </TabPanel>
        <TabPanel value="privacy" className="grid max-w-[760px] gap-6">
          <Privacy />
          <YourData />
          <Devices />
        </TabPanel>
      </Tabs>
    </div>
  )
}
