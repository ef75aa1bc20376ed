import type { Dealer } from '@southline/rest/types';
import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibre,
  NavigationControl,
  Popup,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import stylesUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import type { DealerType } from '../model/locator-types.ts';
import { type MapView, tileZoom } from '../model/map-view.ts';
import { CLUSTERS, DEALERS, pressed, showDealers } from './dealer-layers.ts';
import classes from './map.module.css';
import { addMarkerImages } from './marker-images.ts';

setWorkerUrl(workerUrl);

export type MapProps = {
  /** Its loading started before this component rendered. */
  style: Promise<StyleSpecification>;
  view: MapView;
  dealers: readonly Dealer[];
  type: DealerType;
  active: string | undefined;
  /** The height of the map's covered lower edge, as a share of the window's height. */
  covered: number;
  onSelect: (dealerCode: string | undefined) => void;
  onFailed: () => void;
  /** Called once, when the first view is completely drawn. */
  onDrawn: () => void;
  info: (dealer: Dealer) => ReactNode;
};

const maxZoom = 14;
const roomAround = 48;
/** Pixels to leave free above the active marker for its info window. */
const roomForInfo = 190;

/** Converts a share of the window's height to pixels. Not a constant, because the server has no window. */
const pixelsOf = (covered: number): number => Math.round(covered * window.innerHeight);

const look = (map: MapLibre, view: MapView, covered: number): void => {
  const below = pixelsOf(covered);
  // Padding of the map, not of the view: a view that is limited to the smallest zoom would otherwise be off centre.
  map.setPadding({ top: 0, left: 0, right: 0, bottom: below });
  if (view.kind === 'at') map.jumpTo({ center: view.centre, zoom: tileZoom(view.zoom) });
  else {
    const room = map.getContainer().clientHeight - below;
    const padding = Math.max(0, Math.min(roomAround, room / 12));
    map.fitBounds([...view.corners], { padding, maxZoom: tileZoom(view.zoom), animate: false });
  }
};

/** Zooms into a pressed cluster, or returns the code of a pressed dealer. Undefined if neither was hit. */
const take = async (map: MapLibre, point: { x: number; y: number }): Promise<string | undefined> => {
  const layers = pressed.filter((id) => map.getLayer(id));
  const [feature] = map.queryRenderedFeatures([point.x, point.y], { layers });
  if (feature?.layer.id !== CLUSTERS) return feature?.properties.code;
  const zoom = await map.getSource<GeoJSONSource>(DEALERS)?.getClusterExpansionZoom(feature.properties.cluster_id);
  if (feature.geometry.type === 'Point') {
    const [lng = 0, lat = 0] = feature.geometry.coordinates;
    map.easeTo({ center: [lng, lat], zoom: Math.min(zoom ?? maxZoom, maxZoom) });
  }
  return undefined;
};

/** The map with its library, as a separate chunk. */
export const MapCanvas = ({
  style,
  view,
  dealers,
  type,
  active,
  covered,
  onSelect,
  onFailed,
  onDrawn,
  info,
}: MapProps) => {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const [popup] = useState(() => ({ place: document.createElement('div'), holds: undefined as Popup | undefined }));
  const calls = useRef({ onSelect, onFailed, onDrawn });
  calls.current = { onSelect, onFailed, onDrawn };
  const shown = dealers.find(({ dealerCode }) => dealerCode === active);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one map for as long as this is on the page
  useEffect(() => {
    const container = box.current;
    if (!container) return undefined;
    let hasEnded = false;
    let made: MapLibre | undefined;
    const start = async () => {
      const drawnBy = await style;
      if (hasEnded) return;
      made = new MapLibre({
        container,
        style: drawnBy,
        maxZoom,
        minZoom: 1,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        locale: {
          'NavigationControl.ZoomIn': formatMessage(messages.zoomIn),
          'NavigationControl.ZoomOut': formatMessage(messages.zoomOut),
          'AttributionControl.ToggleAttribution': formatMessage(messages.credits),
          'Map.Title': formatMessage(messages.map),
        },
      });
      const drawn = made;
      drawn.touchZoomRotate.disableRotation();
      drawn.keyboard.disableRotation();
      drawn.addControl(new NavigationControl({ showCompass: false }), 'top-right');
      drawn.addControl(new AttributionControl({ compact: true }), 'top-left');
      look(drawn, view, covered);
      let hasTiles = false;
      drawn.on('data', (event) => {
        if (event.dataType === 'source' && 'tile' in event) hasTiles = true;
      });
      drawn.on('error', () => {
        if (!hasTiles) calls.current.onFailed();
      });
      drawn.on('click', ({ point }) => void take(drawn, point).then((code) => code && calls.current.onSelect(code)));
      for (const layer of pressed) {
        drawn.on('mouseenter', layer, () => drawn.getCanvas().style.setProperty('cursor', 'pointer'));
        drawn.on('mouseleave', layer, () => drawn.getCanvas().style.removeProperty('cursor'));
      }
      drawn.once('style.load', () => {
        addMarkerImages(drawn);
        setMap(drawn);
      });
      drawn.once('idle', () => {
        container.setAttribute('data-drawn', '');
        calls.current.onDrawn();
      });
    };
    start().catch(() => hasEnded || calls.current.onFailed());
    return () => {
      hasEnded = true;
      made?.remove();
    };
  }, [style]);

  const isCovered = covered > 0;
  // Does not run when the height of the sheet changes, because the visitor may have moved the map below it. It runs when the
  // sheet appears: if the server took a narrow window for a wide one, there is no sheet at first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (map) look(map, view, covered);
  }, [map, view, isCovered]);

  useEffect(() => {
    if (map) showDealers(map, dealers, type, active ?? '');
  }, [map, dealers, type, active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the popup does not move when the height of the sheet changes
  useEffect(() => {
    if (!map || !shown) return undefined;
    const { lat, lng } = shown.location;
    const window = new Popup({
      anchor: 'bottom',
      closeButton: false,
      closeOnClick: false,
      maxWidth: '340px',
      offset: [0, -44],
      focusAfterOpen: false,
    })
      .setLngLat([lng, lat])
      .setDOMContent(popup.place)
      .addTo(map);
    map.easeTo({ center: [lng, lat], padding: { top: roomForInfo, left: 0, right: 0, bottom: pixelsOf(covered) } });
    return () => void window.remove();
  }, [map, shown, popup]);

  return (
    <>
      {/* Not in the common stylesheet, because only the map needs these styles. */}
      <link rel="stylesheet" href={stylesUrl} precedence="default" />
      <div ref={box} className={classes.canvas} />
      {shown && createPortal(info(shown), popup.place)}
    </>
  );
};
