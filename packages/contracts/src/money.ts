import type { Cents } from '@southline/kernel/money';
import { Money } from './gen/southline/common/v1/common.ts';

export const toMoney = (cents: Cents): Money => Money.fromPartial({ cents, currency: 'AUD' });
