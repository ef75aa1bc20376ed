import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useMapPictures } from '../../../shared/content/map-pictures.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages as shared } from '../../../shared/ui/messages.ts';
import type { MapProps } from '../map/map-canvas.tsx';
import { loadStyle } from '../map/map-style.ts';
import { hasWebgl } from '../map/webgl.ts';
import { messages } from '../messages.ts';
import classes from './locator.module.css';
import { MapPicture } from './map-picture.tsx';

// No server draws a map; its build would carry the library along.
const loadCanvas = import.meta.env.SSR
  ? () => Promise.reject(new Error('There is no map on the server.'))
  : () => import('../map/map-canvas.tsx').then((file) => ({ default: file.MapCanvas }));

type Trouble = 'none' | 'webgl' | 'failed';

/** If the map's chunk fails to load, the page still shows the list. */
class Boundary extends Component<{ onFailed: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch = () => this.props.onFailed();
  override render = () => (this.state.failed ? null : this.props.children);
}

/** The URL of the map style in the server's page; empty if there is none. */
const styleAddress = () => document.querySelector<HTMLMetaElement>('meta[name="southline-map-style"]')?.content ?? '';

const words: Readonly<Record<Trouble, MessageDescriptor>> = {
  none: messages.mapNone,
  webgl: messages.mapNoWebgl,
  failed: messages.mapFailed,
};

type Props = Omit<MapProps, 'onFailed' | 'onDrawn' | 'style'> & { onTrouble: (is: boolean) => void };

/**
 * Loads the map when it comes into view; before a search, when a visitor touches it. If the map cannot be drawn, a message says
 * so; the list has all dealers.
 */
export const DealerMap = ({ onTrouble, ...map }: Props) => {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<MapProps['style']>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isDrawn, setDrawn] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const hasOverview = useMapPictures() !== undefined && map.view.kind === 'country';
  const isWanted = isTouched || !hasOverview;
  const [canvas, setCanvas] = useState(() => lazy(loadCanvas));
  useEffect(() => {
    if (!box.current || style || !isWanted) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      const address = styleAddress();
      if (address === '') setTrouble('none');
      else if (!hasWebgl()) setTrouble('webgl');
      else setStyle(loadStyle(address));
      observer.disconnect();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [style, isWanted]);
  // The style is loaded in parallel with the map's script. This handles a failed style before the script arrives.
  useEffect(() => void style?.catch(() => setTrouble('failed')), [style]);
  useEffect(() => onTrouble(trouble !== undefined), [onTrouble, trouble]);
  const fail = () => setTrouble('failed');
  const again = () => {
    setStyle(loadStyle(styleAddress()));
    setCanvas(() => lazy(loadCanvas));
    setTrouble(undefined);
  };
  const touch = () => setTouched(true);
  /** A visitor who opened the map by keyboard goes on with its keys. */
  const takeOver = () => {
    const isFocused = box.current?.contains(document.activeElement);
    setDrawn(true);
    if (isFocused) box.current?.querySelector('canvas')?.focus();
  };
  const Canvas = canvas;
  return (
    <div ref={box} className={classes.map} data-trouble={trouble} onPointerEnter={touch}>
      {trouble ? (
        <div className={classes.mapNote} role="status">
          <p>{formatMessage(words[trouble])}</p>
          {trouble === 'failed' && <Button size="xs" onClick={again} text={shared.tryAgain} />}
        </div>
      ) : (
        <>
          {!isDrawn && <MapPicture {...map} />}
          {!isDrawn && hasOverview && (
            <button
              type="button"
              className={classes.openMap}
              aria-label={formatMessage(messages.openMap)}
              onClick={touch}
            />
          )}
          {style && (
            <Boundary onFailed={fail}>
              <Suspense fallback={<p className={classes.mapNote}>{formatMessage(messages.mapWait)}</p>}>
                <Canvas {...map} style={style} onFailed={fail} onDrawn={takeOver} />
              </Suspense>
            </Boundary>
          )}
        </>
      )}
    </div>
  );
};
