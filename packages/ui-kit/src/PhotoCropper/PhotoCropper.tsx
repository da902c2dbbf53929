/**
 * A photo under a square frame: moved by dragging, arrow keys or buttons, zoomed by pinching, wheel, + and −, or a
 * slider. It only reports the wishes; the caller keeps the square and its limits. Lengths are pixels of the photo.
 */
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { classNames } from '../class-names.ts';
import '../Field/Field.css';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import './PhotoCropper.css';

interface Shift {
  xPx: number;
  yPx: number;
}

/** Properties of `PhotoCropper`. */
export interface PhotoCropperProps {
  src: string;
  widthPx: number;
  heightPx: number;
  /** The square that the frame shows. */
  square: Shift & { sidePx: number };
  zoom: number;
  maxZoom: number;
  /** The photo is to be moved by so much, to the right and down. */
  onMove: (by: Shift) => void;
  /** The zoom is to be multiplied. */
  onZoomBy: (factor: number) => void;
  onZoomTo: (zoom: number) => void;
  /** Name of the photo under the frame. */
  label: string;
  hint: string;
  zoomLabel: string;
  moveLabels: { left: string; right: string; up: string; down: string };
  className?: string | undefined;
}

/** The share of the frame that an arrow key moves the photo by. */
const STEP = 1 / 20;
const KEY_ZOOM = 1.1;
const WHEEL_ZOOM = 0.002;

const DIRECTIONS = {
  left: { xPx: -1, yPx: 0 },
  right: { xPx: 1, yPx: 0 },
  up: { xPx: 0, yPx: -1 },
  down: { xPx: 0, yPx: 1 },
} as const;
type Direction = keyof typeof DIRECTIONS;

const MOVES = [
  { direction: 'left', icon: 'chevron-back' },
  { direction: 'up', icon: 'chevron-down' },
  { direction: 'down', icon: 'chevron-down' },
  { direction: 'right', icon: 'chevron-forward' },
] as const;

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function PhotoCropper(props: PhotoCropperProps) {
  const { src, widthPx, heightPx, square, zoom, maxZoom, label, hint, zoomLabel, moveLabels } = props;
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const onPointers = usePointers(props, frame);
  useWheel(stage, props.onZoomBy);
  const move = (direction: Direction) => {
    const { xPx, yPx } = DIRECTIONS[direction];
    props.onMove({ xPx: xPx * square.sidePx * STEP, yPx: yPx * square.sidePx * STEP });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if (direction !== undefined) move(direction);
    else if (event.key === '+' || event.key === '=') props.onZoomBy(KEY_ZOOM);
    else if (event.key === '-') props.onZoomBy(1 / KEY_ZOOM);
    else return;
    event.preventDefault();
  };
  const share = (px: number): string => `${(px / square.sidePx) * 100}%`;
  return (
    <div className={classNames('o-cropper', props.className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the group is moved as a whole; buttons and slider do the same */}
      <div
        ref={stage}
        role="group"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the photo
        tabIndex={0}
        className="o-cropper-stage"
        onKeyDown={onKeyDown}
        {...onPointers}
      >
        <div ref={frame} className="o-cropper-frame">
          <img
            src={src}
            alt=""
            draggable={false}
            style={{
              width: share(widthPx),
              height: share(heightPx),
              left: share(-square.xPx),
              top: share(-square.yPx),
            }}
          />
          <span className="o-cropper-rule" aria-hidden="true" />
        </div>
      </div>
      <div className="o-cropper-zoom">
        <Icon name="image" size="sm" />
        <input
          type="range"
          aria-label={zoomLabel}
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => props.onZoomTo(event.currentTarget.valueAsNumber)}
        />
        <Icon name="image" />
      </div>
      <div className="o-cropper-moves" dir="ltr">
        {MOVES.map(({ direction, icon }) => (
          <IconButton
            key={direction}
            variant="line"
            icon={icon}
            label={moveLabels[direction]}
            onPress={() => move(direction)}
            className={`o-cropper-${direction}`}
          />
        ))}
      </div>
      <p id={`${id}-hint`} className="o-field-description o-cropper-hint">
        {hint}
      </p>
    </div>
  );
}

interface Point {
  x: number;
  y: number;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The distance of two fingers; null for one. */
const spreadOf = ([a, b]: readonly Point[]): number | null =>
  a === undefined || b === undefined ? null : Math.hypot(a.x - b.x, a.y - b.y);

/** One finger or the mouse moves the photo, two fingers move and zoom it. */
function usePointers(
  { square, onMove, onZoomBy }: PhotoCropperProps,
  frame: { readonly current: HTMLDivElement | null },
) {
  const down = useRef(new Map<number, Point>());
  const lift = (event: PointerEvent) => void down.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!down.current.has(event.pointerId)) return;
      const before = [...down.current.values()];
      down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...down.current.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      const scale = square.sidePx / (frame.current?.clientWidth || 1);
      onMove({ xPx: (to.x - from.x) * scale, yPx: (to.y - from.y) * scale });
      const [was, is] = [spreadOf(before), spreadOf(after)];
      if (was !== null && is !== null && was > 0) onZoomBy(is / was);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

/** React listens to the wheel passively, so the page behind would scroll. */
function useWheel(stage: { readonly current: HTMLDivElement | null }, onZoomBy: (factor: number) => void) {
  const zoomBy = useEffectEvent(onZoomBy);
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * WHEEL_ZOOM));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage]);
}
