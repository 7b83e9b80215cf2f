// What scrolls can be scrolled with the keys as well: it takes the focus while nothing inside of it does.

import type { Attachment } from 'svelte/attachments';

const FOCUSED = 'a[href], button:not([disabled]), input, select, [tabindex]';

export const reachable: Attachment<HTMLElement> = node => {
  const look = () => {
    if (node.scrollHeight > node.clientHeight && !node.querySelector(FOCUSED)) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null,
    parts = new MutationObserver(look);
  sizes?.observe(node);
  parts.observe(node, { subtree: true, childList: true });
  look();
  return () => {
    sizes?.disconnect();
    parts.disconnect();
  };
};
