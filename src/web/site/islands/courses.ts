import { Gallery } from '#web/site/courses/gallery.tsx';
import { hydrateIslands } from '#web/site/kit/hydrate-islands.tsx';

hydrateIslands({ gallery: Gallery });
