import { Anchor } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

/** A link to another page within text. */
export const TextLink = createLink(Anchor<'a'>);
