import { pictureSources } from '#domain/articles/picture.ts';

interface PictureProps {
  /** The address of one of our own pictures; others are not shown. */
  image: string;
  alt: string;
  /** The displayed width, as the `sizes` attribute. */
  sizes: string;
  /** True for the picture at the top of a page: it is loaded at once, others when they are scrolled to. */
  isFirst?: boolean;
}

/** A picture in the best format the browser supports, no larger than displayed. */
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
