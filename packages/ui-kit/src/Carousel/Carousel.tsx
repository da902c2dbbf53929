/**
 * A row of items that is turned a page at a time, by its two buttons, or scrolled by a finger; it never moves by itself. How many
 * items a page has follows the window's width and must agree with Carousel.css. Without scripts the row scrolls. After
 * the carousel pattern of the ARIA Authoring Practices.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/index.ts';
import './Carousel.css';

/** Properties of `Carousel`. */
export interface CarouselProps {
  /** Names the region. */
  label: ReactNode;
  /** Id of the label, unique on the page. */
  labelId: string;
  previousLabel: string;
  nextLabel: string;
  /** What is announced after a turn: the first and the last item shown, and how many there are. */
  shownLabel: (first: number, last: number, all: number) => string;
  items: readonly { readonly id: string; readonly content: ReactNode }[];
  /** How many items are shown at once in a window of this width in px. */
  itemsAt: (widthPx: number) => number;
  className?: string | undefined;
}

const useItemsAtOnce = (itemsAt: CarouselProps['itemsAt']): number | null => {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const read = (): void => setCount(itemsAt(window.innerWidth));
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, [itemsAt]);
  return count;
};

/** The first item of the page `by` pages on; after the last page comes the first again, and the other way round. */
const turned = (first: number, by: 1 | -1, atOnce: number, all: number): number => {
  const last = Math.max(0, all - atOnce);
  if (by === 1) return first >= last ? 0 : Math.min(first + atOnce, last);
  return first <= 0 ? last : Math.max(first - atOnce, 0);
};

/** Where an item begins beside the row's beginning, in px along the line of writing. */
const startOf = (item: Element, row: Element): number => {
  const [place, frame] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  return getComputedStyle(row).direction === 'rtl' ? frame.right - place.right : place.left - frame.left;
};

/** The first item in sight; of several that are as near, the `last` one that was. */
const firstInSight = (row: Element, last: number): number => {
  const starts = [...row.children].map((item) => Math.abs(startOf(item, row)));
  const nearest = Math.min(...starts);
  return starts[last] === nearest ? last : starts.indexOf(nearest);
};

export function Carousel(props: CarouselProps) {
  const { label, labelId, items, itemsAt, shownLabel } = props;
  const row = useRef<HTMLUListElement>(null);
  const atOnce = useItemsAtOnce(itemsAt);
  const [first, setFirst] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const hasMore = atOnce !== null && items.length > atOnce;
  const turn = (by: 1 | -1): void => {
    if (!hasMore) return;
    const next = turned(first, by, atOnce, items.length);
    setFirst(next);
    setTurned(true);
    const list = row.current;
    const [origin, target] = [list?.children[0], list?.children[next]];
    if (!list || !origin || !target) return;
    list.scrollTo?.({ left: target.getBoundingClientRect().left - origin.getBoundingClientRect().left });
  };
  return (
    <section
      className={classNames('o-carousel', props.className)}
      aria-roledescription="carousel"
      aria-labelledby={labelId}
    >
      <div className="o-carousel-head">
        <h2 id={labelId}>{label}</h2>
        {hasMore && (
          <div className="o-carousel-acts">
            <IconButton variant="line" icon="chevron-back" label={props.previousLabel} onPress={() => turn(-1)} />
            <IconButton variant="line" icon="chevron-forward" label={props.nextLabel} onPress={() => turn(1)} />
          </div>
        )}
      </div>
      <output className="o-visually-hidden">
        {hasMore && isTurned && shownLabel(first + 1, Math.min(first + atOnce, items.length), items.length)}
      </output>
      <ul
        ref={row}
        className="o-carousel-row"
        // A finger scrolls past the buttons, which go on from there.
        onScrollEnd={({ currentTarget }) => setFirst(firstInSight(currentTarget, first))}
      >
        {items.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
    </section>
  );
}
