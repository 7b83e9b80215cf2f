// What is costly to fetch or to draw waits until it comes near the part of the page that is looked at.

import type { Attachment } from 'svelte/attachments';

/** So many pixels beyond the edge are near. */
const MARGIN = '300px';

/** Says once that the element has come near. */
export const near =
  (come: () => void): Attachment<HTMLElement> =>
  box => {
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        watch.disconnect();
        come();
      },
      { rootMargin: MARGIN },
    );
    watch.observe(box);
    return () => watch.disconnect();
  };
