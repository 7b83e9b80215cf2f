"""The page and the notebook for researchers are run as they stand."""

import json
import pathlib
import re

DOCS = pathlib.Path(__file__).parents[3] / "docs"


def run(code, name):
    names = {}
    exec(compile(code, str(DOCS / name), "exec"), names)
    return names


def test_the_agent_of_the_page_beats_a_player_by_lot_on_both_sides():
    (code,) = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text(), re.DOTALL)
    rates = run(code, "research.md")["rates"]
    assert min(rates) >= 0.75, rates


def test_the_notebook_runs_from_top_to_bottom():
    cells = json.loads((DOCS / "research.ipynb").read_text())["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    names = run(code, "research.ipynb")
    assert names["winner"] in (0, 1, None) and names["mask"].sum() == len(names["position"].legal)
    assert len(names["results"]) >= 1000
