export interface SignProps {
  /** Its address under /znacky/ or /ikony/, or its bare name in the first. */
  src: string;
  /** Width and height in pixels, where the style sheet says nothing else. */
  size: number;
}

/** A safety sign; decorative, because its name always stands beside it. */
export function Sign({ src, size }: SignProps) {
  return <img className="sign" src={signPath(src)} width={size} height={size} alt="" loading="lazy" />;
}

export function signPath(src: string): string {
  return src.startsWith('/') ? src : `/znacky/${src}.svg`;
}
