import { useState } from 'react'
import pictureUrl from './art/avatar.svg?url'
import { cx } from './cx.ts'

type AvatarSize = 'sm' | 'md' | 'lg'

interface AvatarProps {
  who: 'understory' | 'person'
  size?: AvatarSize | undefined
  className?: string | undefined
}

const SIZES: Record<AvatarSize, string> = { sm: 'size-8', md: 'size-10', lg: 'size-[46px]' }
const TREE_CORNERS: Record<AvatarSize, string> = { sm: 'rounded-[10px]', md: 'rounded-control', lg: 'rounded-3' }
const PERSON_CORNERS: Record<AvatarSize, string> = {
  sm: 'rounded-[11px_3px_11px_3px] text-[.9375rem]',
  md: 'rounded-[14px_4px_14px_4px] text-[1.0625rem]',
  lg: 'rounded-[16px_5px_16px_5px] text-[1.25rem]',
}

function TreePicture() {
  const [failed, setFailed] = useState(false)
  if (failed) return <span className="grid size-full place-items-center bg-leaf-soft text-[1.25em]">🌳</span>
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 64 64" className="size-full">
        <use href={`${pictureUrl}#scene`} />
      </svg>
      {/* `use` reports no load error; a hidden image of the same file does. */}
      <img
        hidden
        src={pictureUrl}
        alt=""
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailed(true)
        }}
        onError={() => setFailed(true)}
      />
    </>
  )
}

/** Decorative, because the message names its author. */
export function Avatar({ who, size = 'md', className }: AvatarProps) {
  if (who === 'person') {
    return (
      <span
        aria-hidden="true"
        className={cx(
          'grid flex-none place-items-center bg-bark-soft font-display font-semibold text-bark',
          SIZES[size],
          PERSON_CORNERS[size],
          className,
        )}
      >
        U
      </span>
    )
  }
  return (
    <span
      aria-hidden="true"
      className={cx('block flex-none overflow-hidden', SIZES[size], TREE_CORNERS[size], className)}
    >
      <TreePicture />
    </span>
  )
}
