import type { KindReport as Report } from '@southline/imports/rejects';
import { type Kind, kinds } from '../../domain/snapshot/generation.ts';

export type ImportKind = Kind | 'stock' | 'jobs' | 'everyday';
export type KindReport = Report<ImportKind>;

export const importKinds: readonly ImportKind[] = [...kinds, 'stock', 'jobs', 'everyday'];
