import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import {
  heldHeight,
  nextHeight,
  restingHeight,
  type SheetHeight,
  sheetHeights,
  sheetHighest,
  sheetLowest,
} from '../model/sheet.ts';
import classes from './locator.module.css';

type Grip = {
  readonly y: number;
  readonly height: number;
  last: { y: number; at: number };
  speed: number;
  moved: boolean;
};

/** A movement below this many pixels is a press, not a drag. */
const still = 6;
/** The keys of a slider. */
const heightByKey = (key: string, height: SheetHeight): SheetHeight | undefined => {
  switch (key) {
    case 'ArrowUp':
      return nextHeight(height, 1);
    case 'ArrowDown':
      return nextHeight(height, -1);
    case 'Home':
      return sheetLowest;
    case 'End':
      return sheetHighest;
    default:
      return undefined;
  }
};

const percent = (height: number) => Math.round(height * 100);

type Props = {
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  children: ReactNode;
};

/**
 * On phones a sheet over the map. The visitor drags its handle, or moves it with the keys of a slider. On larger screens it
 * only shows its contents.
 */
export const Sheet = ({ height, onHeight, children }: Props) => {
  const { formatMessage } = useIntl();
  const grip = useRef<Grip>(undefined);
  const [drawn, setDrawn] = useState<number>();

  const down = ({ currentTarget, pointerId, clientY, timeStamp }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    grip.current = { y: clientY, height, last: { y: clientY, at: timeStamp }, speed: 0, moved: false };
  };
  const move = ({ clientY, timeStamp }: PointerEvent) => {
    const held = grip.current;
    if (!held) return;
    const { last } = held;
    const seconds = (timeStamp - last.at) / 1000;
    if (seconds > 0) held.speed = (last.y - clientY) / window.innerHeight / seconds;
    held.last = { y: clientY, at: timeStamp };
    held.moved ||= Math.abs(clientY - held.y) > still;
    if (held.moved) setDrawn(heldHeight(held.height + (held.y - clientY) / window.innerHeight));
  };
  const up = () => {
    const held = grip.current;
    grip.current = undefined;
    if (!held) return;
    if (!held.moved) onHeight(height === sheetHighest ? sheetLowest : nextHeight(height, 1));
    else onHeight(restingHeight(heldHeight(held.height + (held.y - held.last.y) / window.innerHeight), held.speed));
    setDrawn(undefined);
  };
  const cancel = () => {
    grip.current = undefined;
    setDrawn(undefined);
  };
  const key = (event: KeyboardEvent) => {
    const next = heightByKey(event.key, height);
    if (next === undefined) return;
    event.preventDefault();
    onHeight(next);
  };
  return (
    <section
      className={classes.sheet}
      data-held={drawn === undefined ? undefined : true}
      ref={(element) => element?.style.setProperty('--sheet-height', String(drawn ?? height))}
    >
      <div
        className={classes.handle}
        role="slider"
        tabIndex={0}
        aria-label={formatMessage(messages.sheet)}
        aria-orientation="vertical"
        aria-valuemin={percent(sheetHeights[0])}
        aria-valuemax={percent(sheetHeights[2])}
        aria-valuenow={percent(drawn ?? height)}
        aria-valuetext={`${percent(drawn ?? height)} %`}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={cancel}
        onKeyDown={key}
      />
      <div className={classes.content}>{children}</div>
    </section>
  );
};
