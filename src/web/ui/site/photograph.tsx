import { useRouteLoaderData } from 'react-router';
import { isSamplePicture } from '#domain/articles/picture.ts';
import { type Photograph, type PhotographKind, photographSubject } from '#domain/photographs/photograph.ts';
import { Picture } from '#web/ui/shared/picture.tsx';

interface PhotographFigureProps {
  kind: PhotographKind;
  /** As the company's record names it; of a lecturer the id. */
  name: string;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
}

/** The photograph of a person or place, and nothing where there is none. */
export function PhotographFigure({ kind, name, sizes }: PhotographFigureProps) {
  const photograph = usePhotographs().find(({ subject }) => subject === photographSubject(kind, name));
  if (!photograph) return null;
  return (
    <figure className={`photograph photograph--${kind}`}>
      <Picture image={photograph.image} alt={photograph.alt} sizes={sizes} />
      {isSamplePicture(photograph.image) && <figcaption>Ukážka</figcaption>}
    </figure>
  );
}

/** Those of the page's company; none where even the document failed. */
export function usePhotographs(): Photograph[] {
  const site = useRouteLoaderData('routes/public/site') as { photographs: Photograph[] } | undefined;
  return site?.photographs ?? [];
}
