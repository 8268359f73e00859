import {
  type CSSProperties,
  type RefObject,
  type SVGProps,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { WeddingMap } from '../../../domain/wedding/wedding.ts';
import { type MapDrawings, type RouteDrawing, useEdition } from '../../edition.tsx';
import styles from './route-map.module.css';
import travelStyles from './travel.module.css';

type Props = { map: WeddingMap; drawings: MapDrawings };

/**
 * The map of the lagoon. Its routes draw themselves when it comes into view. A tap on a route or on its
 * name in the legend lights it up until the next tap.
 */
export function RouteMap({ map, drawings }: Props) {
  const figure = useRef<HTMLElement>(null);
  const status = useMapStatus(figure);
  const [lit, setLit] = useState<number>();
  const { mapHint } = useEdition().messages.wedding;
  const toggle = (index: number) => setLit(index === lit ? undefined : index);

  // The map is taller than a phone.
  useEffect(() => {
    const lines = figure.current?.querySelectorAll(`:scope > svg g[data-state="lit"]`) ?? [];
    const line = [...lines].find((element) => element.getClientRects().length > 0);
    if (lit !== undefined) line?.scrollIntoView({ block: 'nearest' });
  }, [lit]);

  const shown = map.routes[lit ?? -1];
  const toEnds = ({ from, to }: WeddingMap['routes'][0]) =>
    `${map.names[from]}\u00a0– ${map.names[to]}`;

  return (
    <figure ref={figure} className={styles.map} data-status={status}>
      <style>{drawings.styles}</style>
      <figcaption>
        <div className={styles.legend}>
          {map.routes.map((route, index) => (
            <button
              key={toEnds(route)}
              type="button"
              aria-pressed={index === lit}
              onClick={() => toggle(index)}
            >
              <svg
                className={`route ${drawings.routes[index]?.color}`}
                width="60"
                height="6"
                strokeWidth="2.4"
                aria-hidden="true"
              >
                <path d="M3 3h54" strokeDasharray={drawings.routes[index]?.dashes.join(' ')} />
              </svg>
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
              mapHint
            )}
          </span>
        </p>
      </figcaption>
      <picture>
        {/* On a phone, the wide map’s names would be too small. Paper has no room for the tall one. */}
        <source {...drawings.tall} media="screen and (max-width: 49.99em)" />
        <img {...drawings.wide} alt={map.alt} loading="lazy" decoding="async" />
      </picture>
      <RouteLines map={map} drawings={drawings} name="tall" lit={lit} onTap={toggle} />
      <RouteLines map={map} drawings={drawings} name="wide" lit={lit} onTap={toggle} />
      <dl className={`${travelStyles.facts} ${styles.list}`}>
        {map.routes.map((route) => (
          <div key={toEnds(route)}>
            <dt>{route.by}</dt>
            <dd>{toEnds(route)}</dd>
            <dd>{route.detail}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

type LinesProps = Props & {
  name: 'tall' | 'wide';
  lit: number | undefined;
  onTap: (index: number) => void;
};

/** The routes on one of the two maps. Keyboards and screen readers use the buttons of the legend. */
function RouteLines({ map, drawings, name, lit, onTap }: LinesProps) {
  const { panels, routes } = drawings;
  const { height, width } = drawings[name];
  const propsOf = (index: number) => ({
    className: `route ${routes[index]?.color}`,
    'data-state': lit === undefined ? undefined : index === lit ? 'lit' : 'dim',
    onClick: map.routes[index] && (() => onTap(index)),
  });
  return (
    <svg className={styles[name]} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {panels[name].map(({ craftScale, labels, routes: visible, unit, ...box }) => (
        <g key={unit} style={{ '--unit': `${unit}px` } as CSSProperties}>
          <svg {...box} aria-hidden="true">
            {visible.map((index) => (
              <RouteLine
                key={index}
                drawing={routes[index] as RouteDrawing}
                unit={unit}
                craftScale={craftScale}
                {...propsOf(index)}
              />
            ))}
          </svg>
          {labels.map(
            (label, index) =>
              label && (
                <text key={label.y} {...label} {...propsOf(index)}>
                  {map.routes[index]?.by}
                  <tspan x={label.x} dy="1.08em">
                    {map.routes[index]?.detail}
                  </tspan>
                </text>
              ),
          )}
        </g>
      ))}
    </svg>
  );
}

type LineProps = SVGProps<SVGGElement> & {
  drawing: RouteDrawing;
  unit: number;
  craftScale: number;
};

function RouteLine({
  drawing: { craft, dashes, line, seconds },
  unit,
  craftScale,
  ...props
}: LineProps) {
  return (
    <g
      style={{ '--seconds': `${seconds}s`, '--way': `path("${line}")` } as CSSProperties}
      {...props}
    >
      <path d={line} className="glow" />
      <path
        d={line}
        strokeDasharray={dashes.map((dash) => dash * unit).join(' ')}
        className="line"
      />
      <path d={line} pathLength={1} className="ink" />
      <g className="craft">
        <path d={craft} transform={`scale(${craftScale})`} />
      </g>
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
      ([entry]) => {
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
