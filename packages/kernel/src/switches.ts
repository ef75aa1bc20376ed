import { DomainError } from './errors.ts';

/** Parts of the shop that staff can switch off. Each is on or off in the whole shop. */
export const switchNames = ['payments-off', 'read-only', 'mails-held', 'plate-look-up-off', 'promotion-off'] as const;
export type SwitchName = (typeof switchNames)[number];

export const isSwitchName = (name: string): name is SwitchName => switchNames.some((known) => known === name);

/** A switch that is on, with the text that buyers see. */
export interface ActiveSwitch {
  readonly name: SwitchName;
  readonly en: string;
  readonly zh: string;
  /** Undefined for a switch that the environment sets. */
  readonly endsInMs: number | undefined;
}

/** The text of a switch for which staff wrote none. */
export const defaultSwitchTexts: Readonly<Record<SwitchName, { readonly en: string; readonly zh: string }>> = {
  'payments-off': {
    en: 'We cannot take payments at the moment. Your cart is saved. Please try again later.',
    zh: '目前无法付款。您的购物车已保存，请稍后再试。',
  },
  'read-only': {
    en: 'You can look at everything, but nothing can be changed at the moment. Please try again later.',
    zh: '目前可以浏览所有内容，但无法进行任何更改。请稍后再试。',
  },
  'mails-held': {
    en: 'Our mails are delayed at the moment. Yours will follow.',
    zh: '目前邮件发送有延迟，您的邮件将稍后送达。',
  },
  'plate-look-up-off': {
    en: 'We cannot look up registrations at the moment. Choose the vehicle by its make or its VIN.',
    zh: '目前无法查询车牌。请按品牌或车架号选择车辆。',
  },
  'promotion-off': {
    en: 'The promotion takes no entries at the moment. Please try again later.',
    zh: '促销活动目前暂停报名。请稍后再试。',
  },
};

export const switchText = ({ en, zh }: Pick<ActiveSwitch, 'en' | 'zh'>, language: string): string =>
  language === 'zh' ? zh : en;

/** A client may try again after this many seconds, or when the switch ends. */
const retrySeconds = 60;

/** Refuses what the switch turns off. The details have the text in each language. */
export const switchedOff = ({ name, en, zh, endsInMs }: ActiveSwitch): DomainError => {
  const left = Math.ceil((endsInMs ?? Number.POSITIVE_INFINITY) / 1_000);
  const retryAfter = String(Math.max(1, Math.min(retrySeconds, left)));
  return new DomainError('unavailable', 'SwitchedOff', en, { name, en, zh, retryAfter });
};
