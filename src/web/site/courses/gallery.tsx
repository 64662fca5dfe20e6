import { useRef, useState } from 'react';
import { GALLERY, type GallerySet } from '#content/gallery.ts';
import { outOf } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { Sign } from '#web/shared/sign.tsx';

interface Shown {
  set: GallerySet;
  index: number;
}

/**
 * The gallery (specification section 2.9): three filters, and a lightbox that wraps around. The filter uses radio
 * buttons and CSS; without scripts a picture opens as a file.
 */
export function Gallery() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Shown>({ set: GALLERY[0], index: 0 });

  function open(set: GallerySet, index: number) {
    setShown({ set, index });
    dialog.current?.showModal();
  }

  return (
    <>
      <fieldset className="filters">
        <legend className="sr-only">Druh kurzu</legend>
        {GALLERY.map(({ id, label, icon }, index) => (
          <label key={id}>
            <input type="radio" name="galeria" id={`galeria-${id}`} defaultChecked={index === 0} />
            <Sign src={icon} size={36} />
            {label}
          </label>
        ))}
      </fieldset>
      {GALLERY.map((set, setIndex) => (
        <ul key={set.id} className={`pictures pictures--${setIndex + 1}`}>
          {set.pictures.map(({ src, alt }, index) => (
            <li key={src}>
              <a
                href={src}
                onClick={(event) => {
                  // opens the picture in another tab or window
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  open(set, index);
                }}
              >
                <img src={src} width="400" height="300" alt={alt} loading="lazy" />
                <span className="sr-only">: zväčšiť obrázok</span>
              </a>
            </li>
          ))}
        </ul>
      ))}
      <dialog ref={dialog} className="lightbox on-dark" aria-label={`Galéria: ${shown.set.label}`}>
        <Lightbox
          shown={shown}
          onShow={(index) => setShown({ ...shown, index })}
          onClose={() => dialog.current?.close()}
        />
      </dialog>
    </>
  );
}

interface LightboxProps {
  shown: Shown;
  onShow(index: number): void;
  onClose(): void;
}

/** The dialog handles Escape and restores the focus; we handle the arrow keys. */
function Lightbox({ shown: { set, index }, onShow, onClose }: LightboxProps) {
  const total = set.pictures.length;
  const picture = set.pictures[index];
  const previous = (index + total - 1) % total;
  const next = (index + 1) % total;
  if (!picture) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a short cut for the two buttons inside
    <div
      className="lightbox-in"
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') onShow(previous);
        if (key === 'ArrowRight') onShow(next);
      }}
    >
      <header>
        <span>{set.label}</span>
        <b aria-live="polite">
          {index + 1} {outOf(total)}
        </b>
        <button type="button" onClick={onClose}>
          <Icon name="close" />
          Zavrieť
        </button>
      </header>
      <div className="lightbox-body">
        <button type="button" onClick={() => onShow(previous)}>
          <Icon name="left" />
          <span>Predchádzajúci</span>
        </button>
        <div className="lightbox-picture">
          <img src={picture.src} alt={picture.alt} width="800" height="600" />
        </div>
        <button type="button" onClick={() => onShow(next)}>
          <span>Ďalší</span>
          <Icon name="right" />
        </button>
      </div>
      <p>{picture.alt}</p>
    </div>
  );
}
