// The screens on which everything must be usable. A screen zoomed to twice its size has half the pixels.

const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

export const SCREENS = {
  'desktop-1440x900': { viewport: { width: 1440, height: 900 } },
  'zoomed-1440x900': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  'zoomed-1280x720': { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 },
  'phone-360x740': { viewport: { width: 360, height: 740 }, ...phone },
  'phone-740x360': { viewport: { width: 740, height: 360 }, ...phone },
  'tablet-820x1180': { viewport: { width: 820, height: 1180 }, hasTouch: true },
};
