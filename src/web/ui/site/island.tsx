import type { ComponentType, ReactNode } from 'react';

interface IslandProps<Props extends object> {
  /** As the page's file of `islands/` knows it. */
  name: string;
  of: ComponentType<Props & { children?: ReactNode }>;
  /** They travel in the page as JSON: what it cannot hold, an island cannot have. */
  props: Props;
  /** Markup it is drawn around and does not change: no script has to bring it. */
  children?: ReactNode;
}

/** A piece of a public page that its scripts bring to life, while the rest stays the markup it is (decision 0031). */
export function Island<const Props extends object>({ name, of: Piece, props, children }: IslandProps<Props>) {
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      <Piece {...props}>
        <div className="island">{children}</div>
      </Piece>
    </div>
  );
}
