import { type ComponentType, lazy, Suspense } from 'react'

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never

/**
 * A component that loads on first render, or earlier with `preload`. `StandIn` renders while loading and on failure.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  StandIn: ComponentType<PropsOf<Module[Name]>> = () => null,
) {
  type Props = PropsOf<Module[Name]>
  let loaded: Promise<{ default: ComponentType<Props> }> | undefined
  const fetchPart = () => {
    loaded ??= load().then(
      (module) => ({ default: module[name] as ComponentType<Props> }),
      () => ({ default: StandIn }),
    )
    return loaded
  }
  const Fetched = lazy(fetchPart) as ComponentType<Props>
  function LazyPart(props: Props) {
    return (
      <Suspense fallback={<StandIn {...props} />}>
        <Fetched {...props} />
      </Suspense>
    )
  }
  return Object.assign(LazyPart, { preload: () => void fetchPart() })
}
