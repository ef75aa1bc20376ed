import { regionOf } from '@southline/kernel/region';
import type { Locale } from './member-event.ts';

/** The origin of a call. */
export interface Visitor {
  readonly clientAddress: string;
  /** SHA-256 in hex; empty: unknown. */
  readonly deviceHash: string;
  readonly deviceLabel: string;
  readonly region: string;
  readonly language: string;
}

export const deviceOf = ({ deviceHash, deviceLabel }: Visitor) => ({ hash: deviceHash, label: deviceLabel });

const longestLabel = 80;

export const localeOf = ({ region, language }: Pick<Visitor, 'region' | 'language'>): Locale => ({
  region: regionOf(region),
  language: /^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(language) ? language : 'en',
});

/** Drops fields of an unexpected form, because labels are printed in mails. */
export const checkedVisitor = (raw: Visitor): Visitor => ({
  ...raw,
  ...localeOf(raw),
  deviceHash: /^[0-9a-f]{64}$/.test(raw.deviceHash) ? raw.deviceHash : '',
  deviceLabel: raw.deviceLabel.replace(/[^\p{L}\p{N} .()-]/gu, '').slice(0, longestLabel),
});
