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

/**
 * A map whose routes draw themselves when it comes into view. A tap on a route or on its name in the legend lights
 * it up until the next tap.
 */
export function RouteMap({ map, frames }: Props) {
  const figure = useRef<HTMLElement>(null);
  const status = useMapStatus(figure);
  const [lit, setLit] = useState<number>();
  const { mapStyles, messages } = useEdition();
  const toggle = (index: number) => setLit(index === lit ? undefined : index);

  // The map is taller than a phone.
  useEffect(() => {
    const lines = figure.current?.querySelectorAll(`:scope > svg g[data-state="lit"]`) ?? [];
    const line = [...lines].find((element) => element.getClientRects().length > 0);
    if (lit !== undefined) line?.scrollIntoView({ block: 'nearest' });
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
                  strokeWidth="2.4"
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
      <RouteList routes={map.routes} className={styles.list} />
    </figure>
  );
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
