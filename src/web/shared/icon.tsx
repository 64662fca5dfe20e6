const PATHS = {
  right: 'M4 12h15M13 6l6 6-6 6',
  left: 'M20 12H5M11 6l-6 6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  caret: 'M5 9l7 7 7-7',
  out: 'M7 17 17 7M9 7h8v8',
  close: 'M6 6l12 12M18 6 6 18',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M3 6h18M3 12h18M3 18h18',
  search: 'M16 16l5 5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z',
  file: 'M6 3h8l5 5v13H6zM13 3v6h6',
  plus: 'M12 4v16M4 12h16',
  calendar: 'M4 5h16v16H4zM4 10h16M8 2v5M16 2v5',
  phone: 'M6 3h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a3 3 0 0 1-3 3A17 17 0 0 1 3 6a3 3 0 0 1 3-3z',
  mail: 'M3 5h18v14H3zM3 7l9 7 9-7',
  pause: 'M8 5v14M16 5v14',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon, always beside a text, so it is hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
