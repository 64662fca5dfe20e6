import leaflet from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import type { Pin } from '#web/site/kit/map-pins.ts';

/** Loads the map's style sheet; the map can be drawn only after that. */
export function loadMapStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = leafletStyles;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The stylesheet of the map was not loaded'));
    document.head.append(link);
  });
}

/** Draws OpenStreetMap with the branches; returns the function that removes it. */
export function drawBranchMap(element: HTMLElement, pins: Pin[]): () => void {
  const moves = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const map = leaflet.map(element, {
    zoomControl: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
    // neither the wheel nor one finger may stop a visitor from scrolling past the map
    scrollWheelZoom: false,
    dragging: !leaflet.Browser.mobile,
  });
  leaflet.control.zoom({ zoomInTitle: 'Priblížiť', zoomOutTitle: 'Oddialiť' }).addTo(map);
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  leaflet
    .tileLayer('https://tile.openstreetmap.org/{z}/{x}/{y}.png', {
      // a pin marks only a city: a closer zoom would suggest an exact building
      maxZoom: 13,
      attribution: '© prispievatelia <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    })
    .addTo(map);
  for (const pin of pins) addPin(map, pin);
  map.fitBounds(leaflet.latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude])).pad(0.1));
  element.focus({ preventScroll: true });
  return () => map.remove();
}

function addPin(map: leaflet.Map, { city, address, headquarters, latitude, longitude }: Pin): void {
  const icon = leaflet.divIcon({
    className: headquarters ? 'map-pin map-pin--seat' : 'map-pin',
    iconSize: [26, 26],
  });
  // a DOM node, so that nothing in it is parsed as HTML
  const words = document.createElement('p');
  words.append(
    Object.assign(document.createElement('b'), { textContent: city }),
    document.createElement('br'),
    address,
  );
  leaflet.marker([latitude, longitude], { icon, title: city }).addTo(map).bindPopup(words, { closeButton: false });
}
