import tzlookup from '@photostructure/tz-lookup';
import type { TimeZones } from '../domain/ports.ts';

export const timeZones: TimeZones = { at: ({ lat, lng }) => tzlookup(lat, lng) };
