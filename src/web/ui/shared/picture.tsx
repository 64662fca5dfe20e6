import { pictureSources } from '#domain/articles/picture.ts';

interface PictureProps {
  /** Address of one of our own pictures; anything else is not shown. */
  image: string;
  alt: string;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** The picture a page opens with: fetched at once; others wait until somebody scrolls to them. */
  isFirst?: boolean;
}

/** A picture in the best format the browser knows and no larger than it is shown. */
export function Picture({ image, alt, sizes, isFirst }: PictureProps) {
  const picture = pictureSources(image);
  if (!picture) return null;
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
