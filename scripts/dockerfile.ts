// Parses the subset of Dockerfile syntax that ours uses.
type Copy = { from: string | undefined; sources: string[]; target: string }
export type Stage = {
  name: string
  base: string
  folder: string
  steps: ({ copy: Copy } | { run: string })[]
  environment: Record<string, string>
  user: string | undefined
  volumes: string[]
  command: string[]
  health: string[]
}

export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, word = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') stages.push(stageOf(rest, stages))
    else applyTo(stages.at(-1), word, rest)
  }
  return stages
}

function stageOf(rest: string, earlier: readonly Stage[]): Stage {
  const [base = '', , name = ''] = rest.split(/\s+/)
  const before = earlier.find((stage) => stage.name === base)
  const empty = { environment: {}, user: undefined, volumes: [], command: [], health: [] }
  return { name, base, folder: before?.folder ?? '/', steps: [], ...empty }
}

function applyTo(stage: Stage | undefined, word: string, rest: string): void {
  if (!stage) throw new Error('A Dockerfile begins with FROM.')
  if (word === 'WORKDIR') stage.folder = rest
  else if (word === 'RUN') stage.steps.push({ run: rest })
  else if (word === 'COPY') stage.steps.push({ copy: copyOf(rest) })
  else if (word === 'ENV') Object.assign(stage.environment, environmentIn(rest))
  else if (word === 'USER') stage.user = rest
  else if (word === 'VOLUME') stage.volumes.push(rest)
  else if (word === 'CMD') stage.command = JSON.parse(rest)
  else if (word === 'HEALTHCHECK') stage.health = JSON.parse(rest.slice(rest.indexOf('[')))
  else if (word !== 'EXPOSE') throw new Error(`The Dockerfile says ${word}, which the steps do not know.`)
}

const environmentIn = (rest: string) => Object.fromEntries(rest.split(' ').map((pair) => pair.split('=')))

function copyOf(rest: string): Copy {
  const words = rest.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}

export function ignoredBy(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const anywhere = line.startsWith('**/')
      const name = (anywhere ? line.slice(3) : line).replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*')
      return new RegExp(`^${anywhere ? '(?:.*/)?' : ''}${name}(?:/|$)`)
    })
  return (path) => patterns.some((pattern) => pattern.test(path))
}
