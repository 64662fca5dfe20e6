import { Gallery } from '#web/ui/site/gallery.tsx';
import { hydrateIslands } from '#web/ui/site/hydrate-islands.tsx';

hydrateIslands({ gallery: Gallery });
