// A match that goes on from a moment of another begins with the act that was chosen there.

const KEY = (id: string): string => `grognard-branch-${id}`;

export const branch = {
  plan(id: string, action: string): void {
    sessionStorage.setItem(KEY(id), action);
  },
  /** The act that a match begins with; told once. */
  take(id: string): string | null {
    const action = sessionStorage.getItem(KEY(id));
    sessionStorage.removeItem(KEY(id));
    return action;
  },
};
