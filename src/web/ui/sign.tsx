/** A safety sign from /znacky/ or /ikony/; decorative, because its name always stands beside it. */
export function Sign({ src, size, className }: { src: string; size: number; className?: string }) {
  const path = src.startsWith('/') ? src : `/znacky/${src}.svg`;
  return <img src={path} width={size} height={size} alt="" className={className} loading="lazy" />;
}
