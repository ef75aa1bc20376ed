import { type LinkComponent, Link as RouterLink } from '@tanstack/react-router';

/** A link from a page of a region to another one. Parameters that are not given, such as the region, stay the same. */
export const Link = RouterLink as LinkComponent<'a', '/$region'>;
