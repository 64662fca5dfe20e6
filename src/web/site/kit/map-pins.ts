import type { City } from '#domain/courses/course.ts';

interface Place {
  latitude: number;
  longitude: number;
}

/** The coordinates of our cities in degrees, for the drawn and the detailed map. */
export const PLACES: Record<City, Place> & Partial<Record<string, Place>> = {
  Bratislava: { latitude: 48.1486, longitude: 17.1077 },
  Žilina: { latitude: 49.2231, longitude: 18.7394 },
  'Považská Bystrica': { latitude: 49.1214, longitude: 18.4264 },
  'Liptovský Mikuláš': { latitude: 49.0811, longitude: 19.6181 },
  'Banská Bystrica': { latitude: 48.7363, longitude: 19.1462 },
  Ružomberok: { latitude: 49.0748, longitude: 19.3075 },
  Košice: { latitude: 48.7164, longitude: 21.2611 },
};

export interface Pin extends Place {
  city: string;
  address: string;
  headquarters: boolean;
}

/** The branches with known coordinates; a new city has no pin until it is added above. */
export function pinsOf(branches: { city: string; address: string; headquarters: boolean }[]): Pin[] {
  return branches.flatMap((branch) => {
    const place = PLACES[branch.city];
    return place ? [{ ...branch, ...place }] : [];
  });
}

/** The position of a place in the drawing of Slovakia, whose outline has this scale. */
export function drawnAt({ latitude, longitude }: Place): { x: number; y: number } {
  return { x: Math.round(48 + 174.5 * (longitude - 17.1077)), y: Math.round(388 - 263.8 * (latitude - 48.1486)) };
}
