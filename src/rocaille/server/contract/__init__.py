"""What goes over the wire, described for programs: HTTP as OpenAPI, the socket as AsyncAPI. The types are the only source.

A view, everything printed and a decision have a form of their own in each game: where a type says only that, all the games'
forms stand in the description. `tools/contract.py` writes the descriptions into `docs/api`, and the page's types.
"""
