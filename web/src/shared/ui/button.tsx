import { type ButtonProps, createPolymorphicComponent, Button as MantineButton } from '@mantine/core';
import { MessageOr, type WithMessage } from './message-or.tsx';

const TextButton = ({ text, children, ...props }: WithMessage<ButtonProps>) => (
  <MantineButton {...props}>
    <MessageOr text={text}>{children}</MessageOr>
  </MantineButton>
);

/** Mantine's button. Its text is a message, or children. */
export const Button = createPolymorphicComponent<'button', WithMessage<ButtonProps>>(TextButton);
