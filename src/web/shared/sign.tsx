import sheets from 'virtual:sign-sheets';

export interface SignProps {
  /** Its path under /znacky/ or /ikony/, or its bare name under /znacky/. */
  src: string;
  /** Width and height in pixels, unless the style sheet overrides them. */
  size: number;
}

/** A safety sign; decorative, because its name is always beside it. */
export function Sign({ src, size }: SignProps) {
  return <img className="sign" src={onSheet(signPath(src))} width={size} height={size} alt="" loading="lazy" />;
}

/** The sign's part of the picture with all signs of its folder, which a page requests once. */
function onSheet(path: string): string {
  const [, folder = '', name] = path.split(/[/.]/);
  return sheets[folder] ? `${sheets[folder]}#${name}` : path;
}

export function signPath(src: string): string {
  return src.startsWith('/') ? src : `/znacky/${src}.svg`;
}
