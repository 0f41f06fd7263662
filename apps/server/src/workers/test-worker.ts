import { serveTasks } from './serve.ts'

export type TestTask = { echo: string } | { throw: string } | { exit: true } | { spin: number }

serveTasks((task: TestTask) => {
  if ('echo' in task) return task.echo
  if ('throw' in task) throw new TypeError(task.throw)
  if ('exit' in task) process.exit(1)
  const end = performance.now() + task.spin
  while (performance.now() < end);
  return 'spun'
})
