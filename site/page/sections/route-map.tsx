import {
  type CSSProperties,
  type RefObject,
  type SVGProps,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { MapFrame, MapLine, WeddingMap } from '../../../domain/wedding/wedding.ts';
import { useEdition } from '../../edition.tsx';
import { MapPicture, RouteList, toEnds } from './picture-map.tsx';
import styles from './route-map.module.css';

type Props = { map: WeddingMap; frames: NonNullable<WeddingMap['frames']> };

/** How much of the map the chosen route and its label fill, in either direction. */
const ROUTE_SHARE = 0.8;
const MAX_ZOOM = 2;

/**
 * A map whose routes draw themselves when it comes into view. A tap on a route or on its name in the legend lights
 * it up and moves the map to it, until the next tap.
 */
export function RouteMap({ map, frames }: Props) {
  const figure = useRef<HTMLElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const status = useMapStatus(figure);
  const [lit, setLit] = useState<number>();
  const { mapStyles, messages } = useEdition();
  const toggle = (index: number) => setLit(index === lit ? undefined : index);

  useEffect(() => {
    if (!drawing.current) return;
    const find = (name: string) => {
      const found = drawing.current?.querySelectorAll(`${name}[data-state="lit"]`) ?? [];
      return [...found].find((element) => element.getClientRects().length > 0);
    };
    moveTo(drawing.current, lit === undefined ? undefined : find('g'), find('text'));
  }, [lit]);

  const shown = map.routes[lit ?? -1];

  return (
    <figure ref={figure} className={styles.map} data-status={status}>
      <style>{mapStyles}</style>
      <figcaption>
        <div className={styles.legend}>
          {map.routes.map((route, index) => (
            <button
              key={`${route.by} ${toEnds(route)}`}
              type="button"
              aria-pressed={index === lit}
              onClick={() => toggle(index)}
            >
              {route.line && (
                <svg
                  className={`route ${route.line.color}`}
                  width="60"
                  height="6"
                  aria-hidden="true"
                >
                  <path d="M3 3h54" strokeDasharray={route.line.dashes.join(' ')} />
                </svg>
              )}
              {route.by} <small>{toEnds(route)}</small>
            </button>
          ))}
        </div>
        <p className={styles.chosen} role="status">
          {/* A new element each time, also in a page that the browser has translated. */}
          <span key={lit}>
            {shown ? (
              <>
                <strong>{shown.detail}</strong> {shown.by}, {toEnds(shown)}
              </>
            ) : (
              messages.wedding.mapHint
            )}
          </span>
        </p>
        {map.caption && <p>{map.caption}</p>}
      </figcaption>
      <div className={styles.window}>
        <div ref={drawing} className={styles.drawing}>
          <MapPicture picture={map.picture} sizes="99vw" />
          {map.picture.landscape && frames.tall && (
            <RouteLines
              {...{ map, lit }}
              frame={frames.tall}
              name="tall"
              className={styles.tall}
              onTap={toggle}
            />
          )}
          <RouteLines
            {...{ map, lit }}
            frame={frames.wide}
            name="wide"
            className={map.picture.landscape && styles.wide}
            onTap={toggle}
          />
        </div>
      </div>
      <RouteList routes={map.routes} className={styles.list} />
    </figure>
  );
}

/**
 * Enlarges the drawing around a line and its label, and scrolls to them: the map is taller than a phone. Without
 * them, shows all of it.
 */
function moveTo(drawing: HTMLElement, line: Element | undefined, label: Element | undefined): void {
  if (!line) {
    drawing.style.transform = '';
    return;
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    line.scrollIntoView({ block: 'nearest' });
    return;
  }
  const whole = drawing.getBoundingClientRect();
  const frame = drawing.parentElement?.getBoundingClientRect() ?? whole;
  const boxes = [line, label ?? line].map((element) => element.getBoundingClientRect());
  // Shares of the drawing, which may be moving.
  const toShares = (side: 'left' | 'top', otherSide: 'right' | 'bottom', size: number) => {
    const from = (Math.min(...boxes.map((box) => box[side])) - whole[side]) / size;
    const to = (Math.max(...boxes.map((box) => box[otherSide])) - whole[side]) / size;
    return { from, to };
  };
  const x = toShares('left', 'right', whole.width);
  const y = toShares('top', 'bottom', whole.height);
  const largest = Math.max(x.to - x.from, y.to - y.from);
  const zoom = Math.max(1, Math.min(MAX_ZOOM, ROUTE_SHARE / largest));
  const toOffset = ({ from, to }: typeof x) =>
    Math.min(0, Math.max(1 - zoom, 0.5 - ((from + to) / 2) * zoom));
  const top = toOffset(y);
  drawing.style.transform = `translate(${toOffset(x) * 100}%, ${top * 100}%) scale(${zoom})`;
  const first = frame.top + (y.from * zoom + top) * frame.height;
  const last = frame.top + (y.to * zoom + top) * frame.height;
  if (first < 0 || last > innerHeight) scrollBy(0, (first + last - innerHeight) / 2);
}

type LinesProps = {
  map: WeddingMap;
  name: 'tall' | 'wide';
  frame: MapFrame;
  className?: string | undefined;
  lit: number | undefined;
  onTap: (index: number) => void;
};

/** The lines on one of the two pictures. Keyboards and screen readers use the buttons of the legend. */
function RouteLines({ map, name, frame, className, lit, onTap }: LinesProps) {
  const { height, width } = frame;
  const lines = [...map.routes.map(({ line }) => line), ...map.otherLines];
  const propsOf = (index: number) => ({
    className: `route ${lines[index]?.color}`,
    'data-state': lit === undefined ? undefined : index === lit ? 'lit' : 'dim',
    onClick: map.routes[index] && (() => onTap(index)),
  });
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {frame.areas.map(({ craftScale, unit, ...box }, area) => (
        <g key={unit} style={{ '--unit': `${unit}px` } as CSSProperties}>
          <svg {...box} aria-hidden="true">
            {lines.map(
              (line, index) =>
                line &&
                (line.areas?.includes(area) ?? true) && (
                  <RouteLine
                    key={line.path}
                    line={line}
                    unit={unit}
                    craftScale={craftScale}
                    {...propsOf(index)}
                  />
                ),
            )}
          </svg>
        </g>
      ))}
      {map.routes.map(({ by, detail, line }, index) => {
        const label = line?.labels?.[name];
        return (
          label && (
            <text key={line.path} {...label} {...propsOf(index)}>
              {by}
              <tspan x={label.x} dy="1.08em">
                {detail}
              </tspan>
            </text>
          )
        );
      })}
    </svg>
  );
}

type LineProps = SVGProps<SVGGElement> & {
  line: MapLine;
  unit: number;
  craftScale: number;
};

function RouteLine({
  line: { craft, dashes, path, seconds },
  unit,
  craftScale,
  ...props
}: LineProps) {
  return (
    <g
      style={{ '--seconds': `${seconds}s`, '--way': `path("${path}")` } as CSSProperties}
      {...props}
    >
      <path d={path} className="glow" />
      <path
        d={path}
        strokeDasharray={dashes.map((dash) => dash * unit).join(' ')}
        className="line"
      />
      <path d={path} pathLength={1} className="ink" />
      {craft && (
        <g className="craft">
          <path d={craft} transform={`scale(${craftScale})`} />
        </g>
      )}
    </g>
  );
}

/** 'waiting' until the map is loaded and in view, then 'shown'; 'failed' if it cannot be loaded. */
function useMapStatus(figure: RefObject<HTMLElement | null>) {
  const [status, setStatus] = useState<'waiting' | 'shown' | 'failed'>();

  useEffect(() => {
    const image = figure.current?.querySelector('img');
    if (!image) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // While the page is busy, several wait.
        const entry = entries.at(-1);
        // A phone has not loaded the wide map, and paper has no room for the tall one.
        figure.current?.toggleAttribute('data-tall', image.height > image.width);
        if (!entry?.isIntersecting)
          return setStatus((earlier) => (earlier === 'failed' ? earlier : 'waiting'));
        const finish = () => setStatus(image.naturalWidth ? 'shown' : 'failed');
        image.decode().then(finish, finish);
      },
      { threshold: 0.3 },
    );
    observer.observe(image);
    return () => observer.disconnect();
  }, [figure]);

  return status;
}
