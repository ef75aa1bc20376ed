import { createLink, type LinkComponent } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { MessageOr, type WithMessage } from './message-or.tsx';

const Anchor = ({ text, children, ...props }: WithMessage<ComponentProps<'a'>>) => (
  <a {...props}>
    <MessageOr text={text}>{children}</MessageOr>
  </a>
);

/** A link from a page of a region to another one. Parameters that are not given, such as the region, stay the same. */
export const Link = createLink(Anchor) as LinkComponent<typeof Anchor, '/$region'>;
