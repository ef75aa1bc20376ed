import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { deliveryMessages as messages } from '../ui/messages.ts';

const toStockists = (text: ReactNode[]) => <Link to={'/nz/location-service/parts-stockist' as string}>{text}</Link>;

/** What visitors from New Zealand can do, since goods are delivered within Australia only. */
export const StockistHint = () => <FormattedMessage {...messages.stockist} values={{ a: toStockists }} />;
