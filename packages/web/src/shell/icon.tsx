/** One of the pictures of shell/icons.ts; decorative unless it has a title. */
export function Icon({
  path,
  size = 20,
  title,
  className,
}: {
  path: string
  size?: number
  title?: string
  className?: string | undefined
}) {
  return (
    <svg
      viewBox="0 0 512 512"
      width={size}
      height={size}
      className={className}
      role={title === undefined ? undefined : 'img'}
      aria-hidden={title === undefined}
    >
      {title === undefined ? null : <title>{title}</title>}
      <path fill="currentColor" d={path} />
    </svg>
  )
}
