import { useRouteLoaderData } from 'react-router';
import { isSamplePicture } from '#domain/articles/picture.ts';
import { type Photograph, type PhotographKind, photographSubject } from '#domain/photographs/photograph.ts';
import { Picture } from '#web/shared/picture.tsx';

interface PhotographFigureProps {
  kind: PhotographKind;
  /** The name in the company's record; for a lecturer the id. */
  name: string;
  /** The displayed width, as the `sizes` attribute. */
  sizes: string;
}

/** The photograph of a person or place; nothing where there is none. */
export function PhotographFigure({ kind, name, sizes }: PhotographFigureProps) {
  const photograph = usePhotograph(kind, name);
  if (!photograph) return null;
  return (
    <figure className={`photograph photograph--${kind}`}>
      <Picture image={photograph.image} alt={photograph.alt} sizes={sizes} />
      {isSamplePicture(photograph.image) && <figcaption>Ukážka</figcaption>}
    </figure>
  );
}

/** The photograph of a person or place, loaded by the layout of the site; undefined where there is none. */
export function usePhotograph(kind: PhotographKind, name: string): Photograph | undefined {
  const { photographs } = useRouteLoaderData('site/site') as { photographs: Photograph[] };
  return photographs.find(({ subject }) => subject === photographSubject(kind, name));
}
