/** The harbour as index.html brought it, taken before React clears the page. */
const scene = document.querySelector('#first-picture > .harbour-scene')

const adopt = (holder: HTMLElement | null): void => {
  if (holder !== null && scene !== null) holder.append(scene)
}

/** Shows the harbour of index.html until the front page has drawn its own. */
export function PrerenderedScene() {
  return <div ref={adopt} aria-hidden />
}
