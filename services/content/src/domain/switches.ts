import { dayMs } from '@southline/kernel/clock';
import { DomainError, invalidField } from '@southline/kernel/errors';
import { longestReason, reasonIn } from '@southline/kernel/reason';
import { type ActiveSwitch, defaultSwitchTexts, isSwitchName, type SwitchName } from '@southline/kernel/switches';

/** The setting by a person. After its end it stays as the latest setting. */
export interface SwitchSetting {
  readonly on: boolean;
  readonly en: string;
  readonly zh: string;
  readonly endsAt: Date;
  readonly setBy: string;
  readonly reason: string;
  readonly setAt: Date;
}

export interface SwitchBoard {
  /** 0 before the first setting. */
  readonly version: number;
  readonly settings: Readonly<Partial<Record<SwitchName, SwitchSetting>>>;
}

export interface SwitchStore {
  read(): Promise<SwitchBoard>;
  /** Sets one switch, with its entry in the journal; false if the version is not the current one. */
  set(version: number, name: SwitchName, setting: SwitchSetting): Promise<boolean>;
}

export interface SetSwitch {
  /** The version of the board that the person saw. */
  readonly version: number;
  readonly name: string;
  readonly on: boolean;
  /** Empty: the default text. */
  readonly en: string;
  readonly zh: string;
  /** ISO 8601; empty to switch off. */
  readonly endsAt: string;
  readonly reason: string;
  readonly by: string;
}

const longestMs = 30 * dayMs;
const longestText = 300;

export const isSwitchOn = ({ on, endsAt }: SwitchSetting, now: Date): boolean => on && now < endsAt;

export const activeSwitches = ({ settings }: SwitchBoard, now: Date): (ActiveSwitch & { endsInMs: number })[] =>
  Object.entries(settings).flatMap(([name, setting]) =>
    isSwitchName(name) && isSwitchOn(setting, now)
      ? [{ name, en: setting.en, zh: setting.zh, endsInMs: setting.endsAt.getTime() - now.getTime() }]
      : [],
  );

export const switchesChanged = () =>
  new DomainError('conflict', 'SwitchesChanged', 'Someone else has set a switch. Look at the switches again.');

/** The setting in a command; throws if it is incomplete. */
export const settingOf = ({ name, on, en, zh, endsAt, reason, by }: SetSwitch, now: Date) => {
  if (!isSwitchName(name)) throw invalidField('name', 'There is no such switch.');
  const why = reasonIn(reason);
  if (why === undefined) throw invalidField('reason', `Give a reason of at most ${longestReason} characters.`);
  const texts = { en: en.trim() || defaultSwitchTexts[name].en, zh: zh.trim() || defaultSwitchTexts[name].zh };
  if (texts.en.length > longestText || texts.zh.length > longestText)
    throw invalidField('text', 'A text has at most 300 characters.');
  const end = on ? new Date(endsAt) : now;
  const left = end.getTime() - now.getTime();
  if (on && !(left > 0 && left <= longestMs))
    throw invalidField('endsAt', 'The end is a time within the next 30 days.');
  const setting: SwitchSetting = { on, ...texts, endsAt: end, setBy: by, reason: why, setAt: now };
  return { name, setting };
};
