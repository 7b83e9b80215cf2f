// The drawing specimen: `specimen.html?scene=NAME&theme=dark` shows one sample, without a name every mark.
// Not part of the client.

import { mount } from 'svelte';
import './look/look.css';
import Specimen from './specimen/Specimen.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
mount(Specimen, {
  target: document.getElementById('app')!,
  props: { name: query.get('scene') ?? '', theme: query.get('theme') === 'dark' ? 'dark' : 'light' },
});
